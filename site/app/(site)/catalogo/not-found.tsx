export { default } from '../../../page/NotFound.tsx';
