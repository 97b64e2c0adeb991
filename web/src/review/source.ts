// Where a review comes from: a finished table of this server, or a record that is sent with every question.
import { api } from '../wire/http';
import type { ContinueRequest, OpenedTable, ReviewShown, WhatIf, WhatIfRequest } from '../wire/messages';

export interface ReviewSource {
  start: () => Promise<ReviewShown>;
  look: (known: string) => Promise<ReviewShown>;
  whatIf: (request: WhatIfRequest) => Promise<WhatIf>;
  continueGame: (request: ContinueRequest) => Promise<OpenedTable>;
}

export const ofTable = (table: string): ReviewSource => ({
  start: () => api.startReview(table),
  look: (known) => api.review(table, known),
  whatIf: (request) => api.whatIf(table, request),
  continueGame: (request) => api.continueGame(table, request),
});

export function ofRecord(record: string): ReviewSource {
  let id = ''; // the server's, once the review has started
  return {
    start: async () => {
      const shown = await api.startRecordReview(record);
      id = shown.id;
      return shown;
    },
    look: (known) => api.recordReview(id, known),
    whatIf: (request) => api.recordWhatIf({ ...request, record }),
    continueGame: (request) => api.continueRecord({ ...request, record }),
  };
}
