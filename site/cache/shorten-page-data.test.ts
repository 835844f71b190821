import { describe, expect, it } from 'vitest';
import data from './shorten-page-data.cjs';

const { shortenPageData } = data;
const push = (flight: string) => {
  const code = JSON.stringify(flight).slice(1, -1);
  return `<head><link href="/a.css"></head><script>self.__next_f.push([1,"${code}"])</script>`;
};

describe('shortenPageData', () => {
  it('takes out the framework’s 404 page and leaves the site’s own', () => {
    const title = '["$","title",null,{"children":"404: This page could not be found."}]';
    const page = (notFound: string) => push(`0:{"template":1,${notFound}"forbidden":1}`);
    const fallback = `"notFound":[[${title},["$","div",null,{"children":[1]}]],[]],`;
    expect(shortenPageData(page(fallback))).toBe(page(''));
    const own = page('"notFound":[[["$","main",null,{"children":"404"}]],[]],');
    expect(shortenPageData(own)).toBe(own);
  });

  it('takes out absent props, not texts that look like them', () => {
    const page = (absent: string) =>
      push(`1:["$","a",null,{"href":"/"${absent},"x":["$undefined"]}]`);
    expect(shortenPageData(page(',"id":"$undefined"'))).toBe(page(''));
    const text = page(`,"title":${JSON.stringify('a,"id":"$undefined"')}`);
    expect(shortenPageData(text)).toBe(text);
  });

  it('takes out hints for what the head loads', () => {
    const kept = '2:{}\n:HL["/b.css","style"]\n';
    expect(shortenPageData(push(`:HL["/a.css","style"]\n${kept}`))).toBe(push(kept));
  });

  it('changes nothing beside texts that are sent with their length', () => {
    const page = push('1:{}\n2:T1f,a,"id":"$undefined"');
    expect(shortenPageData(page)).toBe(page);
  });
});
