import { StartError } from '../start-error.ts';

/** An archive that is not used: it was damaged, cut or lengthened, it is of another key or program, or its names are not allowed. */
export class ArchiveError extends StartError {
  override name = 'ArchiveError';
}
