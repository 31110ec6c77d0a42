// PGlite's own settings, but with fsync (PGlite starts with -F, which turns it off), less write-ahead log and memory.
const settings = [
  'search_path=public',
  'exit_on_error=false',
  'log_checkpoints=false',
  'max_worker_processes=0',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'io_method=sync',
  'fsync=on',
  'wal_sync_method=fsync', // emscripten's fdatasync does nothing
  // Nobody reads the log but recovery: what fills a new index goes to the disk once, not twice.
  'wal_level=minimal',
  'max_wal_senders=0',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'shared_buffers=64MB', // taken at the start and never given back
]

/** The command line that PGlite's PostgreSQL starts with: one user, no background process, every commit on disk. */
export const startParams = ['--single', '-O', '-j', ...settings.flatMap((setting) => ['-c', setting])]
