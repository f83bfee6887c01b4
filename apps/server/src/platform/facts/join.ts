type Named<N extends string, T> = Readonly<Partial<Record<N, T>>>;

/**
 * What the slices declare by the names of the contract, in one. Throws if a name has nothing, or has it twice; `what` says what is
 * declared.
 */
export function joinByName<N extends string, T>(
  what: string,
  names: readonly N[],
  parts: readonly Named<N, T>[],
): Readonly<Record<N, T>> {
  const of = (name: N): [N, T] => {
    const [found, ...more] = parts.flatMap((part) => (part[name] === undefined ? [] : [part[name]]));
    if (found === undefined || more.length > 0) throw new Error(`${what} ${name} belongs to one slice`);
    return [name, found];
  };
  return Object.fromEntries(names.map(of)) as Record<N, T>;
}
