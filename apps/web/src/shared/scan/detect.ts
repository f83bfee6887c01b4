import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this the reader would come from a server of its makers.
prepareZXingModule({
  overrides: { locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? reader : folder + path) },
});
const detector = new BarcodeDetector({ formats: ['qr_code'] });

/** The text of the first QR code in a picture or a frame of the camera; `undefined` if there is none. */
export async function detectCode(source: ImageBitmap | HTMLVideoElement): Promise<string | undefined> {
  const [code] = await detector.detect(source);
  return code?.rawValue;
}
