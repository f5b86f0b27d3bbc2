import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

/** Thrown where there are no bytes under a key. */
export class MissingFileError extends Error {}

/** Thrown where the store itself is away: what is asked for may be there. */
export class FileStoreAwayError extends Error {
  readonly code = 'FILE_STORE_AWAY'
}

/** What was written: bytes, and the SHA-256 over them in hexadecimal. */
export type WrittenFile = { size: number; sha256: string }

/** A file as the store knows it. */
export type ListedFile = { key: string; modified: Date }

/** Where the bytes of documents are kept. A key is small letters, digits and dashes, in parts divided by slashes. */
export type FileStore = {
  /** Keeps what the source gives; resolves once it is safe. Where the source or the store fails, nothing is left. */
  write: (key: string, source: AsyncIterable<Uint8Array>) => Promise<WrittenFile>
  /** The bytes of a file, or some of them. Rejects with MissingFileError where there are none, FileStoreAwayError where it cannot tell. */
  read: (key: string, range?: ByteRange) => Promise<Readable>
  /** Removes a file; it is no error where there is none. */
  remove: (key: string) => Promise<void>
  /** Every file that is there, in no order; those that come or go meanwhile may be among them. */
  list: () => AsyncIterable<ListedFile>
  /** Removes what was left of files that were never wholly written, begun before then. Returns how many. */
  removeUnfinished: (begunBefore: Date) => Promise<number>
  /** Whether files can be written now. */
  isReady: () => Promise<boolean>
}
