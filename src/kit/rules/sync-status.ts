/** The server's state of the shown version of a row. `rejected`: the server will never accept it as it is. */
export type SyncStatus = 'sent' | 'waiting' | 'rejected'

/** The reason why the server rejected an operation. */
export type RefusalReason = 'refused' | 'not-allowed' | 'too-large' | 'gone' | 'conflict' | 'parent-gone'
