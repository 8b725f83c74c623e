/**
 * Plans how the tests get a browser on a machine without one.
 *
 * @param {object} machine
 * @param {boolean} machine.isDisposable whether it is a container or a CI runner, where packages can
 *   be installed without asking
 * @param {boolean} machine.isRoot
 * @param {boolean} machine.hasApt whether it has Debian's package manager
 * @param {boolean} machine.isLinux
 * @returns {{ commands: string[], instruction: string }} `commands`: shell commands to run one after
 *   the other until there is a browser, none of which asks for a password; `instruction`: the one
 *   command to print if there is no browser after that
 */
export function planInstallation({ isDisposable, isRoot, hasApt, isLinux }) {
  const apt = "apt-get install --yes --no-install-recommends";
  // `--with-deps` installs system libraries, for which a user other than root is asked for a password.
  const withDependencies = "npx playwright install --with-deps chromium";
  const withoutDependencies = "npx playwright install chromium";
  const isRootOnDebian = isRoot && hasApt;
  const debianCommand = `apt-get update && ${apt} chromium-headless-shell`;
  const debianCommands = [debianCommand, `${apt} chromium`, withDependencies];
  const disposableCommands = isRootOnDebian ? debianCommands : [withoutDependencies];
  return {
    commands: isDisposable ? disposableCommands : [],
    instruction: isRootOnDebian ? debianCommand : isLinux ? withDependencies : withoutDependencies,
  };
}
