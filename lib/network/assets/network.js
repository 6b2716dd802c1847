for (const carousel of document.querySelectorAll("[data-carousel]")) {
  const track = carousel.querySelector(".track");
  const back = carousel.querySelector(".back");
  const forward = carousel.querySelector(".forward");
  const place = carousel.querySelector(".place b");
  const dots = [...carousel.querySelectorAll(".dots i")];
  const at = () => Math.round(track.scrollLeft / track.clientWidth);
  const show = () => {
    const now = at();
    back.hidden = now === 0;
    forward.hidden = now === dots.length - 1;
    place.textContent = String(now + 1);
    for (const [n, dot] of dots.entries()) dot.classList.toggle("now", n === now);
  };
  const go = (by) => track.scrollTo({ left: (at() + by) * track.clientWidth });
  back.addEventListener("click", () => go(-1));
  forward.addEventListener("click", () => go(1));
  track.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    go(event.key === "ArrowRight" ? 1 : -1);
  });
  track.addEventListener("scroll", show, { passive: true });
  show();
}

for (const player of document.querySelectorAll("[data-player]")) {
  const film = player.querySelector("video");
  const play = player.querySelector(".player-play");
  const sound = player.querySelector(".player-sound");
  const line = player.querySelector(".player-line");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let wanted = !calm;
  film.controls = false;
  for (const part of [play, sound, line]) part.hidden = false;
  const start = () => film.play().catch(() => {});
  play.addEventListener("click", () => {
    wanted = film.paused;
    if (film.paused) void start();
    else film.pause();
  });
  sound.addEventListener("click", () => {
    film.muted = !film.muted;
    sound.setAttribute("aria-pressed", String(!film.muted));
    sound.setAttribute("aria-label", film.muted ? "Ligar o som" : "Desligar o som");
  });
  film.addEventListener("play", () => player.classList.add("is-playing"));
  film.addEventListener("pause", () => player.classList.remove("is-playing"));
  film.addEventListener("timeupdate", () => {
    line.value = film.duration ? (1000 * film.currentTime) / film.duration : 0;
  });
  new IntersectionObserver(
    ([entry]) => {
      if (!entry.isIntersecting) film.pause();
      else if (wanted) void start();
    },
    { threshold: 0.5 },
  ).observe(player);
}

async function control(order, body) {
  const [method, path] = order.split(" ");
  const answer = await fetch(path, { method, body, headers: { "content-type": "application/json" } });
  if (answer.ok) location.reload();
  else alert((await answer.json()).error);
}

for (const button of document.querySelectorAll("button[data-control]")) {
  button.addEventListener("click", () => control(button.dataset.control, button.dataset.body));
}

for (const form of document.querySelectorAll("form[data-fault]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { op, code, subcode, times } = Object.fromEntries(new FormData(form));
    const fault = { match: { op }, do: "error", code: Number(code), times: Number(times) };
    if (subcode !== "") fault.subcode = Number(subcode);
    void control(form.dataset.control, JSON.stringify(fault));
  });
}
