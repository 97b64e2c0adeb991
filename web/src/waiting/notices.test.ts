import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../texts/say.svelte';
import { noticeOf } from './notices';

const seated = { host: 'Ann', isHost: false, isSeated: true };

describe('notices of a waiting room', () => {
  beforeAll(() => texts.load('en'));

  it('tell somebody whose seat was freed by the host', () => {
    expect(noticeOf(seated, { ...seated, isSeated: false }, false)).toMatch(/The host freed your seat/);
  });

  it('say nothing to a player who leaves', () => {
    expect(noticeOf(seated, { ...seated, isSeated: false }, true)).toBeNull();
  });

  it('name a new host, also to themselves', () => {
    expect(noticeOf(seated, { ...seated, host: 'Cy' }, false)).toBe('Cy is the host now.');
    expect(noticeOf(seated, { host: 'Ben', isHost: true, isSeated: true }, false)).toMatch(
      /^You are the host/,
    );
  });

  it('say nothing while nothing changes, nor at the beginning', () => {
    expect([noticeOf(null, seated, false), noticeOf(seated, seated, false)]).toEqual([null, null]);
  });
});
