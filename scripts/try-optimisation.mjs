/**
 * Runs an optimisation. If it throws, because it does not fit the installed version of Next, a warning names it
 * and the build goes on: the site is correct without it, and a little heavier.
 *
 * @type {(optimisation: (...parameters: any[]) => void, ...parameters: unknown[]) => void}
 */
export function tryOptimisation(optimisation, ...parameters) {
  try {
    optimisation(...parameters);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`Skipped the optimisation ${optimisation.name}: ${reason}.`);
  }
}
