// What the framework adds to the static markup of a page's tree so that the browser can take over:
// scripts, React's comments and the places of streamed parts, marks of islands and of kept markup.
const ADDED = [
  /<script(?: nonce="[^"]*")?>(?:\(?self\.__next_f|\(?globalThis\["TURBOPACK"\]|\$R|requestAnimationFrame\(function\(\)\{\$RT).*?<\/script>/gs,
  /<script [^>]*src="[^"]*\/_next\/[^>]*><\/script>/g,
  /<link rel="preload" as="script"[^>]*>/g,
  /<!--.*?-->/gs,
  /<template id="[BP]:[^>]*><\/template>/g,
  /<span hidden=""><\/span>/g,
  / data-kept="[^"]*"/g,
];

/** A page as `renderToStaticMarkup` would have written its tree. */
export const markupOf = (html: string) =>
  ADDED.reduce((markup, added) => markup.replace(added, ''), html);
