import { expect, it } from 'vitest';
import { isOwnCode } from './is-own-code.ts';

it.each([
  '',
  '<p>4,6 su 5</p>',
  '<style>a{color:red}</style><script>const a = 1 / 2; f(a)</script>',
  '<img src="/uploads/a.png"><a href="/offerte">Offerte</a>',
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
])('knows its own by naming no other place: %s', (code) => {
  expect(isOwnCode(code)).toBe(true);
});

it.each([
  '<script src="https://a.example/x.js"></script>',
  '<script src="//a.example/x.js"></script>',
  '<img src=HTTP://a.example/x.png>',
  '<img src="https:a.example/x.png">',
  String.raw`<img src="\\a.example/x.png">`,
  String.raw`<img src="/\a.example/x.png">`,
  '<style>@import url(//a.example/x.css)</style>',
  '<script>fetch("https://a.example")</script>',
  '<script>new WebSocket("wss://a.example")</script>',
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://www.w3.org/2000/svg.png"/></svg>',
])('asks about what names one: %s', (code) => {
  expect(isOwnCode(code)).toBe(false);
});
