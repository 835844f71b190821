export { Editor } from './editor/Editor.tsx';
export { FormPreview } from './FormPreview.tsx';
