/** What a state asks of an operator: to act, to wait, or nothing, since it ended well, badly, or is just over. */
export type Tone = 'waiting' | 'moving' | 'good' | 'bad' | 'neutral';
