"""The g++ build of the rules plays the same games as the plain and the Cython build."""
