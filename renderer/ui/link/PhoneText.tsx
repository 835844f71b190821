import { numberIn, telephone } from './telephone.ts';

/** A sentence whose phone number is called by a tap. */
export function PhoneText({ text }: { text: string }) {
  const number = numberIn(text);
  const href = telephone(number);
  if (!number || !href) return text;
  const start = text.indexOf(number);
  return (
    <>
      {text.slice(0, start)}
      <a href={href}>{number}</a>
      {text.slice(start + number.length)}
    </>
  );
}
