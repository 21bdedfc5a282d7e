/** Whether the server has a row as it is shown: `rejected` when the server will not take it as it is. */
export type SyncStatus = 'sent' | 'waiting' | 'rejected'
