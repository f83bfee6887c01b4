import type { FastifyRequest } from 'fastify';

export interface Form {
  readonly fields: Record<string, string>;
  readonly files: Record<string, Buffer>;
}

/**
 * Reads a multipart form of text fields and the named files, each at most 5 MiB (the multipart plugin's limit).
 * Browsers send the line breaks of a form's texts as CRLF; they are read as they were typed and signed.
 */
export async function readForm(request: FastifyRequest, names: readonly string[]): Promise<Form | 'refused'> {
  if (!request.isMultipart()) return 'refused';
  const form: Form = { fields: {}, files: {} };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        if (!names.includes(part.fieldname) || part.fieldname in form.files) return 'refused';
        if (content.length > 0) form.files[part.fieldname] = content;
      } else if (typeof part.value === 'string' && !(part.fieldname in form.fields)) {
        form.fields[part.fieldname] = part.value.replaceAll('\r\n', '\n');
      } else return 'refused';
    }
  } catch {
    return 'refused';
  }
  return form;
}
