/** In place of the add-on that locks files (file-locks.ts says when): every lock is granted. */
export const constants = {
  F_RDLCK: 0,
  F_WRLCK: 1,
  F_UNLCK: 2,
  LOCKFILE_FAIL_IMMEDIATELY: 1,
  LOCKFILE_EXCLUSIVE_LOCK: 2,
};

export const flockSync = (): void => {};
export const fcntlSync = (): void => {};
export const lockFileExSync = (): void => {};
export const unlockFileExSync = (): void => {};
