# Salle in a container: `docker compose up`, see docs/club.md. Alone, it keeps its data in SQLite:
#   docker build --tag salle . && docker run --publish 127.0.0.1:8642:8642 --volume salle:/var/lib/salle salle

FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
RUN pip install --no-cache-dir "uv>=0.9" && python -m venv --without-pip /opt/salle
WORKDIR /src
COPY . .
# The versions are those of the lock file. The build compiles the rules and makes the page, with Node.js from PyPI.
RUN uv pip install --no-cache --python /opt/salle/bin/python --compile-bytecode \
    --constraints requirements.lock --build-constraints requirements.lock ".[postgres]"
WORKDIR /
RUN ["/opt/salle/bin/python", "-c", "import salle; from salle.server.web.static_files import Page; assert salle.is_compiled(); assert Page().is_built"]

FROM python:3.13-slim
# A fixed number, so that the next image can still write to the same volume.
RUN useradd --uid 8642 --no-log-init --home-dir /var/lib/salle --shell /usr/sbin/nologin salle \
    && install --directory --owner=salle --group=salle --mode=700 /var/lib/salle
COPY --from=build /opt/salle /opt/salle
ENV PATH=/opt/salle/bin:$PATH SALLE_DATA=/var/lib/salle
USER salle
WORKDIR /var/lib/salle
VOLUME /var/lib/salle
EXPOSE 8642
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
    CMD ["python", "-c", "import sys; from http.client import HTTPConnection as To; to = To('127.0.0.1', 8642, timeout=4); to.request('GET', '/health'); sys.exit(to.getresponse().status != 200)"]
CMD ["salle", "serve", "--host", "0.0.0.0"]
