/** What a loop waits for: it goes on when it is notified or when time is up; a notice that comes while it works is not lost. */
export class WakeSignal {
  private notified = false;
  private wake: (() => void) | undefined;

  notify(): void {
    this.notified = true;
    this.wake?.();
  }

  async wait(ms: number): Promise<void> {
    if (!this.notified) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    this.notified = false;
  }
}
