import { type Hash, createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BYTE_ORDER_MARK, csvLines } from '../../../platform/csv.ts';

/** What stands in front of the hash that ends a file. */
const HASH = 'sha256';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

type Rows = readonly (readonly string[])[];

interface Exported {
  readonly header: readonly string[];
  readonly rows: Rows;
  /** What is said below the rows: who has made the file, of what, and how many rows it has. */
  readonly about: readonly (readonly [string, string])[];
}

/** A file of rows. Its last line is the SHA-256 of all lines before it. */
export function exportFile({ header, rows, about }: Exported): { readonly content: string; readonly hash: string } {
  const lines = BYTE_ORDER_MARK + csvLines([header, ...rows, ...about]);
  const hash = hashOf(lines);
  return { content: lines + csvLines([[HASH, hash]]), hash };
}

/** The same file, written as its rows are read: no more of it is in memory than one page. */
export class ExportWriter {
  private readonly handle: FileHandle;
  private readonly hash: Hash = createHash('sha256');
  private bytes = 0;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  /** Begins a file, in place of what lies at its path. */
  static async begin(path: string, header: readonly string[]): Promise<ExportWriter> {
    const writer = new ExportWriter(await open(path, 'w', 0o600));
    await writer.write(BYTE_ORDER_MARK + csvLines([header]));
    return writer;
  }

  private async write(text: string): Promise<void> {
    const content = Buffer.from(text);
    this.hash.update(content);
    this.bytes += content.length;
    await this.handle.writeFile(content);
  }

  add(rows: Rows): Promise<void> {
    return this.write(csvLines(rows));
  }

  /** Ends the file; it is on the disk once this has resolved. */
  async end(about: Exported['about']): Promise<{ readonly hash: string; readonly bytes: number }> {
    await this.write(csvLines(about));
    const hash = this.hash.copy().digest('hex');
    await this.write(csvLines([[HASH, hash]]));
    await this.handle.sync();
    await this.close();
    return { hash, bytes: this.bytes };
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

/** The hash of a file whose last line is that of the lines before it; undefined where it is not. */
export function hashOfExport(content: string): string | undefined {
  const [, lines = '', hash] = /^(.*\r\n)sha256,([0-9a-f]{64})\r\n$/s.exec(content) ?? [];
  return hash !== undefined && hashOf(lines) === hash ? hash : undefined;
}
