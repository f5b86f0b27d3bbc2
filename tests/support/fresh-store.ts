/**
 * Runs before each file of integration tests. Files share a process, and the portal keeps the store of files that it
 * once opened there: that of the file before, with another folder.
 */
delete (globalThis as { routekaartFiles?: unknown }).routekaartFiles
