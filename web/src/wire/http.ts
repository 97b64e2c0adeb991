// HTTP around a table. Every refusal becomes a Refused with the server's code, so that screens can say it.
import type * as Wire from './messages';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Wire.Problem,
  ) {
    super(problem.sentence);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused(0, { code: 'offline', sentence: 'no connection', rule: '' } as Wire.Problem);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Wire.Problem | null;
    throw new Refused(
      answer.status,
      problem ?? ({ code: 'server', sentence: answer.statusText, rule: '' } as Wire.Problem),
    );
  }
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  choices: () => call<Wire.Choices>('GET', '/api/choices'),
  openTables: () => call<Wire.OpenTable[]>('GET', '/api/tables'),
  myTables: () => call<Wire.MyTable[]>('GET', '/api/me/tables'),
  myGames: () => call<Wire.DeviceHistory>('GET', '/api/me/games'),
  exportDevice: () => call<Wire.DeviceExport>('GET', '/api/me/export'),
  deviceLink: (profile: Wire.Profile) => call<Wire.DeviceLinkShown>('POST', '/api/me/link', profile),
  moveDevice: (token: string) => call<Wire.MovedDevice>('POST', '/api/me/moves', { token }),
  eraseDevice: () => call<Wire.ErasedDevice>('DELETE', '/api/me'),
  lesson: (name: string) => call<Wire.OpenedTable>('POST', '/api/lesson', { name }),
  daily: () => call<Wire.DailyShown>('GET', '/api/daily'),
  dailyOf: (date: string) => call<Wire.DailyDay>('GET', `/api/daily/${date}`),
  flyDaily: (request: Wire.DailyRequest) => call<Wire.OpenedTable>('POST', '/api/daily', request),
  byCode: (code: string) => call<Wire.FoundTable>('GET', `/api/codes/${encodeURIComponent(code)}`),
  show: (table: string) => call<Wire.TableShown>('GET', at(table)),
  open: (request: Wire.NewTableRequest) => call<Wire.OpenedTable>('POST', '/api/tables', request),
  playNow: (request: Wire.NewTableRequest) => call<Wire.OpenedTable>('POST', '/api/play', request),
  join: (table: string, name: string, colour: Wire.PawnColour | '' = '', seat: number | null = null) =>
    call<Wire.OpenedTable>('POST', at(table, '/seats'), { name, colour: colour || null, seat }),
  seatBot: (table: string, seat: number, bot: string) =>
    call<undefined>('POST', at(table, '/bots'), { seat, bot }),
  chooseColour: (table: string, seat: number, colour: string) =>
    call<undefined>('PUT', at(table, `/seats/${seat}/colour`), { colour }),
  standUp: (table: string, seat: number) => call<undefined>('DELETE', at(table, `/seats/${seat}`)),
  seatLink: (table: string, seat: number) => call<Wire.SeatLink>('POST', at(table, `/seats/${seat}/link`)),
  moveSeat: (table: string, token: string) => call<Wire.OpenedTable>('POST', at(table, '/moves'), { token }),
  changeSetup: (table: string, setup: Wire.TableRequest) => call<undefined>('PUT', at(table, '/plan'), setup),
  takeOff: (table: string) => call<Wire.DiceShown>('POST', at(table, '/take-off')),
  dice: (table: string) => call<Wire.DiceShown>('GET', at(table, '/dice')),
  seal: (table: string, seal: string) => call<Wire.DiceShown>('POST', at(table, '/seals'), { seal }),
  reveal: (table: string, line: string) => call<Wire.DiceShown>('POST', at(table, '/lines'), { line }),
  odds: (table: string, seat: number) => call<Wire.Odds | null>('GET', at(table, `/seats/${seat}/odds`)),
  rematch: (table: string) => call<Wire.OpenedTable>('POST', at(table, '/rematch')),
  ending: (table: string) => call<Wire.Ending>('GET', at(table, '/ending')),
  fairness: (table: string) => call<Wire.OpenedSecret>('GET', at(table, '/fairness')),
  replay: (table: string, eyes: number | null) =>
    call<Wire.Replay>('GET', at(table, `/replay${eyes === null ? '' : `?eyes=${eyes}`}`)),
  replayRecord: (record: string, eyes: number | null) =>
    call<Wire.Replay>('POST', '/api/replays', { record, eyes } satisfies Wire.ReplayRequest),
  startReview: (table: string) => call<Wire.ReviewShown>('POST', at(table, '/review')),
  review: (table: string, known: string) =>
    call<Wire.ReviewShown>('GET', at(table, `/review?known=${known}`)),
  whatIf: (table: string, request: Wire.WhatIfRequest) =>
    call<Wire.WhatIf>('POST', at(table, '/what-if'), request),
  continueGame: (table: string, request: Wire.ContinueRequest) =>
    call<Wire.OpenedTable>('POST', at(table, '/continuations'), request),
  occasions: (record: string) => call<Wire.OccasionShown[]>('POST', '/api/occasions', { record }),
  startRecordReview: (record: string) => call<Wire.ReviewShown>('POST', '/api/reviews', { record }),
  recordReview: (id: string, known: string) =>
    call<Wire.ReviewShown>('GET', `/api/reviews/${id}?known=${known}`),
  recordWhatIf: (request: Wire.RecordWhatIfRequest) => call<Wire.WhatIf>('POST', '/api/what-ifs', request),
  continueRecord: (request: Wire.RecordContinueRequest) =>
    call<Wire.OpenedTable>('POST', '/api/continuations', request),
  recordAddress: (table: string) => at(table, '/record'),
};
