/** The server's state of the shown version of a row. `rejected`: the server will never accept it as it is. */
export type SyncStatus = 'sent' | 'waiting' | 'rejected'
