const GROUNDS = [
  'bg-teal-700 text-white',
  'bg-[#1f5fbf] text-white',
  'bg-[#7d5a10] text-white',
  'bg-[#14794a] text-white',
];

export interface AvatarProps {
  name: string;
  /** Address of the picture; without one the first letter stands on a ground chosen by the name. */
  src?: string | undefined;
  size?: number;
}

export function Avatar({ name, src, size = 38 }: AvatarProps) {
  const box = { width: size, height: size };
  if (src) return <img src={src} alt="" style={box} className="shrink-0 rounded-full object-cover" />;
  const letters = [...name];
  const ground = GROUNDS[letters.reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length];
  return (
    <span
      aria-hidden
      style={{ ...box, fontSize: size * 0.37 }}
      className={`grid shrink-0 place-items-center rounded-full font-bold uppercase ${ground}`}
    >
      {letters[0]}
    </span>
  );
}
