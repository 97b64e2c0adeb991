import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../texts/say.svelte';
import { roomNews } from './news.svelte';

const seated = { host: 'Ann', isHost: false, isSeated: true };

describe('the news of a waiting room', () => {
  beforeAll(() => texts.load('en'));

  it('tell somebody whose seat was freed by the host', () => {
    expect(roomNews(seated, { ...seated, isSeated: false }, false)).toMatch(/The host freed your seat/);
  });

  it('say nothing to a player who leaves', () => {
    expect(roomNews(seated, { ...seated, isSeated: false }, true)).toBeNull();
  });

  it('name a new host, also to themselves', () => {
    expect(roomNews(seated, { ...seated, host: 'Cy' }, false)).toBe('Cy is the host now.');
    expect(roomNews(seated, { host: 'Ben', isHost: true, isSeated: true }, false)).toMatch(
      /^You are the host/,
    );
  });

  it('say nothing while nothing changes, nor at the beginning', () => {
    expect([roomNews(null, seated, false), roomNews(seated, seated, false)]).toEqual([null, null]);
  });
});
