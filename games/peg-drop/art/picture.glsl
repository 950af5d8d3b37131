// An arcade on a pier by night: striped awnings, strings of lamps, a wheel that turns over the sea, planks that take the light.

void bigWheel(inout vec4 k, vec2 u, vec2 at, float r) {
  vec2 p = (u - at) / r;
  float l = length(p), a = atan(p.y, p.x);
  halo(k, u, at, r * 1.9, hex(0xff6ab0), 0.45);
  lay(k, hex(0x3a1450), fill((abs(l - 1.0) - 0.022) * r));
  lay(k, hex(0x3a1450), fill((abs(l - 0.82) - 0.012) * r));
  float spoke = abs(fract(a / (PI / 8.0) + 0.5) - 0.5) * (PI / 8.0) * l;
  lay(k, hex(0x4a1c60), fill((spoke - 0.008) * r) * step(l, 1.0));
  float bulb = abs(fract(a / (PI / 24.0)) - 0.5) * (PI / 24.0);
  float dot_ = length(vec2(bulb, l - 1.0));
  float c = step(0.5, fract(floor(a / (PI / 24.0)) * 0.5 + 0.25));
  shine(k, mix(hex(0xffd27a), hex(0xff7ac0), c), exp(-dot_ * dot_ * 2600.0) * 1.3 + 0.35 * exp(-dot_ * dot_ * 240.0));
  for (int i = 0; i < 16; i++) {
    float b = (float(i) + 0.5) * PI / 8.0;
    vec2 g = p - vec2(cos(b), sin(b)) * 1.0 + vec2(0.0, 0.09);
    vec3 paint_ = mod(float(i), 3.0) < 1.0 ? hex(0xff4f8a) : mod(float(i), 3.0) < 2.0 ? hex(0xffc24a) : hex(0x3fc8e0);
    lay(k, paint_ * (0.75 + 2.0 * g.y), fill((box2(g, vec2(0.05, 0.045)) - 0.02) * r));
  }
  lay(k, hex(0xffd890), fill((l - 0.07) * r));
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    lay(k, hex(0x2a0e3c), fill((abs(p.x - side * (-p.y) * 0.36) - 0.025) * r) * step(p.y, 0.0) * step(-1.5, p.y));
  }
}

void stall(inout vec4 k, vec2 u, float x, float half_, float foot, vec3 one, vec3 two) {
  float top = foot + half_ * 1.25, t = (u.x - x) / half_;
  if (abs(t) > 1.25) return;
  vec3 c = mix(hex(0x2a0c34), hex(0x6a2458), smoothstep(foot, top, u.y));
  lay(k, c, fill(max(abs(t) - 1.0, 0.0) * half_ + max(u.y - top, foot - u.y)));
  halo(k, u, vec2(x, foot + half_ * 0.7), half_ * 0.9, hex(0xffc070), 0.75);
  float hang = top + 0.02 - 0.30 * half_ + 0.05 * half_ * abs(sin(t * 10.0));
  float stripe = step(0.5, fract(t * 3.5 + 0.25));
  float d = max(abs(t) - 1.12 - 0.1 * (top - u.y), max(hang - u.y, u.y - top - 0.16 * half_));
  lay(k, mix(one, two, stripe) * (0.65 + 0.5 * smoothstep(hang, top + 0.1, u.y)), fill(d * half_));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), sea = -0.22, pier = -0.46;
  sky(k, u, sea, hex(0x12082c), hex(0x581a68), hex(0xe0567a));
  stars(k, u, 0.6);
  clouds(k, u, vec2(0.0, 0.40), 0.7, 6.0, hex(0x4a1458), hex(0xff8a8a), 0.46, vec2(0.0, sea));
  halo(k, u, vec2(0.0, sea), 1.2, hex(0xff9a6a), 0.55);
  water(k, u, sea, hex(0xa03a78), hex(0x1c0a34), hex(0xffb48a), 0.0, 0.34);
  bigWheel(k, u, vec2(-min(w * 0.62, 0.98), 0.24), 0.44);
  bigWheel(k, u, vec2(w * 0.80, 0.06), 0.26);
  stall(k, u, w * 0.62, 0.26, pier, hex(0xf4e8d8), hex(0xe0306a));
  stall(k, u, -w * 0.86, 0.22, pier, hex(0xf4e8d8), hex(0x2a8ac8));
  stall(k, u, w * 1.02, 0.24, pier, hex(0xf4e8d8), hex(0xf0a020));
  // The pier: planks that run away from us, a rail with posts.
  if (u.y < pier) {
    vec2 t = ground(u, pier + 0.10);
    vec3 c = mix(hex(0x1a0a20), hex(0x7a3a4a), f2(t * vec2(9.0, 1.2)));
    c *= 0.65 + 0.35 * smoothstep(0.02, 0.09, abs(fract(t.x * 2.2) - 0.5));
    c += hex(0xffa060) * 0.30 * exp(-pow(u.x / 0.6, 2.0)) * smoothstep(-1.0, pier, u.y);
    lay(k, c, 1.0);
  }
  float post = abs(fract(u.x * 3.4) - 0.5) / 3.4;
  lay(k, hex(0xc89a6a), fill(max(post - 0.008, max(u.y - pier - 0.10, pier - u.y))));
  lay(k, hex(0xe8c08a), fill(abs(u.y - pier - 0.10) - 0.009));
  for (int i = 0; i < 3; i++) {
    float f = float(i), y = 0.94 - 0.13 * f;
    lamps(k, u, vec2(-w - 0.1, y), vec2(0.02 - 0.1 * f, y + 0.06), 0.10 + 0.03 * f, 13.0, 0.018, hex(0xffe08a), hex(0xff8ac0), hex(0x2a1038));
    lamps(k, u, vec2(0.02 - 0.1 * f, y + 0.06), vec2(w + 0.1, y), 0.10 + 0.03 * f, 13.0, 0.018, hex(0x8ae0ff), hex(0xffe08a), hex(0x2a1038));
  }
  bokeh(k, u, 0.26, 3.0, hex(0xffb05a), hex(0xff5aa0), 0.16);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  bokeh(k, u * vec2(1.0, 1.0) + vec2(0.0, 0.3), 0.5, 9.0, hex(0xffc07a), hex(0xff6ab8), 0.10 * smoothstep(0.35 * w, w, abs(u.x)));
  mist(k, u, -1.0, 0.16, hex(0xc0407a), 0.3);
}
