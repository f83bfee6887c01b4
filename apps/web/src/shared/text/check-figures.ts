import { useTexts } from './texts.ts';

type Figure = string | number;
type Params = Readonly<Record<string, Figure | undefined>>;

/** What was expected beside what was found, in the words of a slice. */
type Say = (figures: { expected: Figure; found: Figure }) => string;

/** Writes the figures that a check compared; nothing where there are none. */
export function useCheckFigures(): (params: Params | undefined, say: Say) => string {
  const { dateTime } = useTexts();
  const moment = (time: Figure) => dateTime(new Date(Number(time)).toISOString());
  return (params = {}, say) => {
    const { expected, found, seen, needed, at, from, until } = params;
    const bound = from ?? until;
    if (expected !== undefined && found !== undefined) return say({ expected, found });
    if (at !== undefined && bound !== undefined)
      return say({ expected: `${from === undefined ? '≤' : '≥'} ${moment(bound)}`, found: moment(at) });
    return seen !== undefined && needed !== undefined ? `${seen} / ${needed}` : '';
  };
}
