import { iconPaths } from './paths.ts';

/** An icon of the family, decorative unless `label` names it. Unknown names draw nothing. */
export function Icon(icon: {
  name: string | undefined;
  size?: number;
  label?: string;
  className?: string;
}) {
  const { name = '', size = 24, label, className } = icon;
  const path = Object.hasOwn(iconPaths, name) ? iconPaths[name] : undefined;
  if (!path) return null;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
