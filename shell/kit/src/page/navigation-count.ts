let count = 0;

/** The host calls it at each navigation after the first page. */
export const countNavigation = (): void => {
  count += 1;
};

/** True after the first navigation: then, and only then, focus moves to the new page's heading. */
export const hasNavigated = (): boolean => count > 0;
