/**
 * What a post's content is: a page-builder tree, or HTML of the classic or block editor.
 * A tree is JSON, so its first character is a brace; HTML never begins with one in WordPress,
 * where a text that does is wrapped or written in a block.
 */
export function contentKind(content: string): 'tree' | 'html' | 'empty' {
  const start = content.trimStart();
  if (start === '') return 'empty';
  return start.startsWith('{') ? 'tree' : 'html';
}
