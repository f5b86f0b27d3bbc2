import path from 'node:path'
import ts from 'typescript'
import { root } from './start-process.ts'

/**
 * What TypeScript has to say of these files, which need not be on disk.
 * @param files text by name; they find each other by `./name`
 */
export function typeProblems(files: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] },
  }
  const texts = new Map(Object.entries(files).map(([name, text]) => [path.join(root, name), text]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  const program = ts.createProgram([...texts.keys()], options, {
    ...host,
    fileExists: (name) => texts.has(name) || fileExists(name),
    readFile: (name) => texts.get(name) ?? readFile(name),
    getSourceFile(name, target) {
      const text = texts.get(name) ?? readFile(name)
      return text === undefined ? undefined : ts.createSourceFile(name, text, target)
    },
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}
