import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { FastifyRequest } from 'fastify';
import { imageRule } from '../pictures/pictures.ts';

interface Form {
  readonly fields: Record<string, string>;
  readonly files: Record<string, Buffer>;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/**
 * Reads a multipart form of text fields and the named files, each at most 5 MiB (the multipart plugin's limit). What is
 * wrong with a file is `imageRule`, what is wrong with the form `badRequest`. An empty file counts as a picture that
 * cannot be read; it would otherwise be missing from what the member believes to have sent. Browsers send the line breaks
 * of a form's texts as CRLF; they are read as they were typed and signed.
 */
export async function readForm(request: FastifyRequest, names: readonly string[]): Promise<Result<Form>> {
  if (!request.isMultipart()) return refuse('badRequest', { field: 'content-type' });
  const form: Form = { fields: {}, files: {} };
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname;
      if (part.type === 'file') {
        const content = await part.toBuffer();
        if (!names.includes(name) || name in form.files) return refuse('badRequest', { field: name });
        // A browser sends a field in which no file was chosen as an empty file without a name.
        if (content.length === 0 && part.filename) return imageRule();
        if (content.length > 0) form.files[name] = content;
      } else if (typeof part.value === 'string' && !(name in form.fields)) {
        form.fields[name] = part.value.replaceAll('\r\n', '\n');
      } else return refuse('badRequest', { field: name });
    }
  } catch (error) {
    return isTooLarge(error) ? imageRule() : refuse('badRequest');
  }
  return accept(form);
}
