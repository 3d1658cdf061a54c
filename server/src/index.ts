export * as admin from './operations/admin.ts';
export { readBackup, writeBackup } from './operations/backup.ts';
export { type Parts, type Server, startServer } from './server.ts';
export { LIMITS, type Limits, NO_LIMITS, readSettings, type Settings } from './settings.ts';
export { openForOperator, openStore, type Store } from './store/store.ts';
export { StoreRefusal } from './store/store-refusal.ts';
