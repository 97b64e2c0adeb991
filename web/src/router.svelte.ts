// Where we are: one path, no library. Links are ordinary anchors; `follow` catches their clicks.
class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  isOutdated = false; // a new build has arrived: the next navigation loads it

  constructor() {
    addEventListener('popstate', () => this.look());
  }

  go(address: string, replace = false): void {
    if (this.isOutdated) {
      location[replace ? 'replace' : 'assign'](address);
      return;
    }
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const place = new Place();

/** Handles internal links without a page load. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
