import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** `starting` until the person has allowed the camera and a picture is there. */
type CameraState = 'starting' | 'looking' | 'refused' | 'missing';

interface Camera {
  /** Where the camera's picture is shown. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
}

/** Milliseconds between two looks at the camera's picture: quick for a person, and the device stays cool. */
const LOOK_EVERY = 200;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Without a secure connection a browser has no `mediaDevices`. */
async function openCamera(): Promise<MediaStream | 'refused' | 'missing'> {
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (!mediaDevices) return 'missing';
  try {
    return await mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing';
  }
}

/** Looks at the camera's picture until it shows a code, or the person has gone. */
async function lookFor(
  screen: HTMLVideoElement,
  gone: AbortSignal,
  onLooking: () => void,
): Promise<string | undefined> {
  const { detectCode } = await import('./detect.ts');
  if (!gone.aborted) onLooking();
  while (!gone.aborted) {
    const text = await detectCode(screen);
    if (text !== undefined) return text;
    await wait(LOOK_EVERY);
  }
  return undefined;
}

/** Looks for a code with the camera as long as the component is there; the camera is given back when it goes. */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const going = new AbortController();
    const { signal: gone } = going;
    const look = async () => {
      const stream = await openCamera();
      if (typeof stream === 'string') return gone.aborted ? undefined : setState(stream);
      const stop = () => stream.getTracks().forEach((track) => track.stop());
      const screen = video.current;
      if (gone.aborted || !screen) return stop();
      gone.addEventListener('abort', stop);
      screen.srcObject = stream;
      await screen.play();
      const text = await lookFor(screen, gone, () => setState('looking'));
      if (text !== undefined && !gone.aborted) found(text);
    };
    void look().catch(() => (gone.aborted ? undefined : setState('missing')));
    return () => going.abort();
  }, []);
  return { video, state };
}
