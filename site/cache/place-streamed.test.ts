import { describe, expect, it } from 'vitest';
import streamed from './place-streamed.cjs';

const pending = (id: number) => `<!--$?--><template id="B:${id}"></template><!--/$-->`;
const late = (id: number, content: string, runtime = '') =>
  `<div hidden id="S:${id}">${content}</div><script>${runtime}$RC("B:${id}","S:${id}")</script>`;
const RUNTIME = '$RB=[];$RV=function(a){a.length=0};\n$RC=function(a,b){b};';

describe('placeStreamed', () => {
  it('puts content in its place and takes the scripts out', () => {
    const html = `<main>${pending(0)}</main>${late(0, '<div>Costa $1 & <b>$&</b></div>', RUNTIME)}<p>Fine</p>`;
    expect(streamed.placeStreamed(html)).toBe(
      '<main><!--$--><div>Costa $1 & <b>$&</b></div><!--/$--></main><p>Fine</p>',
    );
  });

  it('places boundaries within boundaries', () => {
    const html = `${pending(0)}${late(0, `a${pending(1)}b`, RUNTIME)}${late(1, '<i>c</i>')}`;
    expect(streamed.placeStreamed(html)).toBe('<!--$-->a<!--$--><i>c</i><!--/$-->b<!--/$-->');
  });

  it('leaves a page alone that has none, or one whose place is not there', () => {
    expect(streamed.placeStreamed('<p>x</p>')).toBe('<p>x</p>');
    const lost = `<main></main>${late(0, 'x', RUNTIME)}`;
    expect(streamed.placeStreamed(lost)).toBe(lost);
  });
});
