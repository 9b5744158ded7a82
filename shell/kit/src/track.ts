type Properties = Readonly<Record<string, string | number | boolean>>;

/** Where usage events go. Nothing leaves the browser unless a tracker is set. */
export interface Tracker {
  track(event: string, properties: Properties): void;
  /** Forgets the visitor; called at sign-out. */
  reset(): void;
}

const silent: Tracker = { track: () => undefined, reset: () => undefined };
let tracker = silent;

export const setTracker = (next: Tracker | null): void => {
  tracker = next ?? silent;
};

/** Records a usage event, `thing:verb`. Never personal data. */
export const track = (event: string, properties: Properties = {}): void => tracker.track(event, properties);
export const resetTracker = (): void => tracker.reset();
