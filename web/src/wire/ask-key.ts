// Which question is open. One moment may ask the same viewer several things, one after the other: first the
// window itself, then what they would do later in the same pause. So `q` alone does not name a question.
import type { Ask } from './messages';

type Asked = Pick<Ask, 'q'> & { ahead?: string };

export const askKey = ({ q, ahead }: Asked): string => (ahead ? `${q}-${ahead}` : String(q));

export const isSameAsk = (one: Asked, other: Asked): boolean => askKey(one) === askKey(other);
