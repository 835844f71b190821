/** The company's mark, a sunrise over a horizon line. */
export function LogoMark() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <defs>
        <linearGradient id="logo-sun" x1="4" y1="4" x2="32" y2="32" gradientUnits="userSpaceOnUse">
          <stop stopColor="#f7bf28" />
          <stop offset="0.450" stopColor="#e81c69" />
          <stop offset="1" stopColor="#7e2889" />
        </linearGradient>
      </defs>
      <path d="M4 23a14 14 0 0 1 28 0Z" fill="url(#logo-sun)" />
      <path d="M4 28.500h28M10 33.500h16" stroke="#1587c8" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
