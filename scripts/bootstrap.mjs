// Runs a command of this project from a bare clone: only Node and npm are assumed here, so this
// file uses nothing but Node's own modules. It installs what is missing, then hands over to tsx.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const commands = [
  'start',
  'dev',
  'test',
  'validate',
  'generate',
  'new-block',
  'bench',
  'prefill-token',
];

/** Prints the sentence and ends: `problem` says what is wrong, `wayOut` what to do. */
function fail(problem, wayOut) {
  process.stderr.write(`${problem}\n${wayOut}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node ${process.versions.node} is too old: this project needs Node 20.19 or later.`,
      'Install a current Node from your package manager or version manager and try again.',
    );
  }
}

/** Installs when there is no node_modules, or the lock file is another than the installed one. */
function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing packages (about a minute, once)…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    fail(
      'Installing the packages failed; npm says why above.',
      'Check the network and the free disk space, then run the command again.',
    );
  }
  writeFileSync(stamp, lock);
}

function loadSettings() {
  const file = path.join(root, '.env');
  if (existsSync(file) && process.loadEnvFile) process.loadEnvFile(file);
}

/** Where the caller stands: npm changes to the project's folder, and says where it came from. */
function callersFolder() {
  const here = process.cwd();
  return path.relative(root, here) === '' ? (process.env.INIT_CWD ?? here) : here;
}

function run(command, args) {
  const environment = { ...process.env };
  if (command === 'start' || command === 'bench') environment.NODE_ENV = 'production';
  if (command === 'validate') environment.CALLED_FROM = callersFolder();
  if (command === 'dev') environment.NODE_ENV = 'development';
  // In the project's folder, wherever the command is called; relative paths among its arguments
  // are read from where the caller stands.
  const child = spawn(
    process.execPath,
    [
      '--no-warnings=ExperimentalWarning',
      '--import',
      'tsx',
      path.join(root, 'scripts', `${command}.ts`),
      ...args,
    ],
    { stdio: 'inherit', env: environment, cwd: root },
  );
  // Ctrl-C reaches the whole process group; the child stops by itself and we only wait for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

const [command, ...args] = process.argv.slice(2);
if (!command || !commands.includes(command)) {
  fail(`Unknown command '${command ?? ''}'.`, `Known commands: ${commands.join(', ')}.`);
}
checkNode();
ensureInstalled();
loadSettings();
run(command, args);
