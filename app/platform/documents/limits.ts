import { largestBodies, uploadParts } from '#app/platform/config/limits.ts'

/** How many files one upload may bring. */
export const filesPerUpload = uploadParts.files

const megabyte = 1024 * 1024

/** A setting in megabytes as bytes. */
export const bytesOf = (megabytes: number): number => megabytes * megabyte

/**
 * The most bytes that the body of an upload may have: every file at its largest, and room for the words in between.
 * @param megabytes the most that one file may have
 */
export const largestUpload = (megabytes: number): number =>
  filesPerUpload * bytesOf(megabytes) + largestBodies.uploadWords
