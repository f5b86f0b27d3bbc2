/** What every virus scanner finds and nobody has to fear, put together so that this file is not found itself. */
export const eicar = ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')
