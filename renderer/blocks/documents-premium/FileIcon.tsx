/** Sheet with a folded corner, and in it what the file holds. */
const DRAWINGS = {
  pdf: 'M13 27h18M13 33h18M13 39h11',
  image: 'M11 40 8-10 6 7 3-4 5 7ZM28 27.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  zip: 'M22 9v3M22 15v3M22 21v3M19 29h6v8h-6ZM22 29v3',
};

export function FileIcon({ kind, className }: { kind: keyof typeof DRAWINGS; className?: string }) {
  return (
    <svg className={className} width={44} height={48} viewBox="0 0 44 48" aria-hidden="true">
      <path
        d="M8 2h19l11 11v29a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"
        fill="currentColor"
        opacity=".16"
      />
      <path
        d={`M27 2H8a4 4 0 0 0-4 4v36a4 4 0 0 0 4 4h26a4 4 0 0 0 4-4V13ZM27 2v11h11${DRAWINGS[kind]}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
