/**
 * Runs a build optimisation. If it throws because it does not fit the installed version of Next,
 * logs a warning with its name and returns: the site works without it, but pages are larger.
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
