export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={`shimmer block rounded-small ${className}`} />;
}

/** Rows in the shape of a list that is loading; `label` is spoken. */
export function SkeletonList({ rows = 5, label }: { rows?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="rounded-card bg-surface px-4 py-1 shadow-card">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 border-t border-line py-3.25 first:border-t-0">
          <Skeleton className="size-9.5 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
