import sharp from 'sharp';

const SCREEN = { width: 260, height: 563, gap: 14 } as const;
const ROUND = Buffer.from(
  `<svg width="${SCREEN.width}" height="${SCREEN.height}"><rect width="100%" height="100%" rx="16"/></svg>`,
);

/** Puts screens beside each other: those of each theme in turn, the first of each, then the second, and so on. */
export async function readmePicture(
  themes: readonly (readonly { readonly path: string }[])[],
  to: string,
): Promise<void> {
  const [first = []] = themes;
  const ordered = first.flatMap((_, index) => themes.flatMap((pictures) => pictures[index] ?? []));
  const placed = await Promise.all(
    ordered.map(async ({ path }, index) => ({
      input: await sharp(path)
        .resize({ width: SCREEN.width, height: SCREEN.height, fit: 'cover', position: 'top' })
        .composite([{ input: ROUND, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: SCREEN.gap + index * (SCREEN.width + SCREEN.gap),
      top: SCREEN.gap,
    })),
  );
  const width = SCREEN.gap + ordered.length * (SCREEN.width + SCREEN.gap);
  const create = { width, height: SCREEN.height + 2 * SCREEN.gap, channels: 3, background: '#d9dedb' } as const;
  await sharp({ create }).composite(placed).png({ palette: true, quality: 90 }).toFile(to);
}
