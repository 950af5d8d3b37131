// A station hall at night: iron arches, a great clock, the train under steam at its platform, lamps along it.

void far(inout vec4 k, vec2 u) {
  vec2 eye = vec2(0.0, -0.18);
  vec4 r = room(u, vec2(1.5, 1.25), 6.0, eye);
  vec3 lamp = hex(0xffc070), blue = hex(0x5a86d0);
  vec3 c = hex(0x0c1830);
  float depth = r.z;
  if (r.w < 0.5) {
    vec2 t = r.xy * vec2(2.0, 2.0), f = abs(fract(t) - 0.5);
    c = mix(hex(0x1a1c28), hex(0x4a4450), f2(r.xy * 5.0)) * (1.0 - 0.5 * smoothstep(0.46, 0.49, max(f.x, f.y)));
    float side = abs(r.x);
    float pit = smoothstep(0.60, 0.62, side) * smoothstep(1.40, 1.38, side);
    vec3 track = hex(0x14121a) * (0.7 + 0.6 * f2(r.xy * 12.0));
    track = mix(track, hex(0x2c2420), step(0.5, fract(r.y * 3.5)) * 0.8);
    track = mix(track, hex(0xc8d0e0) * (0.4 + 0.6 * depth), smoothstep(0.035, 0.02, abs(abs(side - 1.0) - 0.20)));
    c = mix(c, track, pit);
    c = mix(c, hex(0xf0c050), smoothstep(0.03, 0.02, abs(side - 0.56)) * 0.8);
    c += lamp * 0.34 * exp(-side * 1.2) * (0.3 + 0.7 * exp(-pow((fract(r.y * 0.7) - 0.5) * 5.0, 2.0)));
    c *= 0.45 + 0.6 * depth;
  } else if (r.w < 1.5) {
    c = mix(hex(0x1c1420), hex(0x4a2a28), f2(vec2(r.x * 3.0, r.y * 3.0)));
    vec2 b = vec2(r.x * 3.0, r.y * 7.0); b.x += 0.5 * mod(floor(b.y), 2.0);
    vec2 f = abs(fract(b) - 0.5);
    c *= 0.7 + 0.4 * h2(floor(b)) - 0.3 * smoothstep(0.42, 0.48, max(f.x, f.y));
    float bay = fract(r.x * 0.66) - 0.5;
    float arch = lancet(vec2(bay * 1.5, r.y - 0.20), 0.46, 1.5, 1.0);
    vec3 glass = mix(hex(0x0c1c40), blue, smoothstep(-0.4, 1.0, r.y)) * 0.7;
    glass *= 0.6 + 0.6 * step(0.06, min(abs(fract(bay * 8.0) - 0.5), abs(fract(r.y * 3.0) - 0.5)));
    c = mix(c, glass, smoothstep(0.01, -0.01, arch) * step(-0.25, r.y));
    c = mix(c, hex(0x8a6a3a), smoothstep(0.05, 0.04, abs(arch)) * step(-0.25, r.y));
    vec2 s = vec2(abs(bay) - 0.5, r.y - 0.05);
    c += lamp * (1.1 * exp(-dot(s, s) * 120.0) + 0.34 * exp(-dot(s, s) * 8.0));
    c *= 0.45 + 0.55 * depth;
  } else if (r.w < 2.5) {
    vec2 f = abs(fract(vec2(r.x * 2.0, r.y * 1.4)) - 0.5);
    c = mix(hex(0x14244a), hex(0x3a64a8), f2(r.xy)) * (0.5 + 0.4 * depth);
    c = mix(c, hex(0x0c1020), smoothstep(0.40, 0.44, max(f.x, f.y)));
    float rib = abs(fract(r.y * 0.66) - 0.5);
    c = mix(c, hex(0x2a2230) * (0.7 + depth), smoothstep(0.40, 0.42, rib));
  } else {
    float arch = length(vec2(r.x * 0.86, max(r.y + 0.1, 0.0))) - 1.05;
    c = mix(hex(0x3a5a98), hex(0x8ab0e8), smoothstep(-0.6, 0.9, r.y)) * 0.8;
    float fan = abs(fract(atan(r.y + 0.1, r.x) * 5.0) - 0.5);
    c *= 0.45 + 0.55 * smoothstep(0.03, 0.06, min(fan, abs(fract(length(r.xy) * 2.6) - 0.5)));
    c = mix(c, hex(0x1a1622), smoothstep(-0.02, 0.02, arch));
    float clock = length(r.xy - vec2(0.0, 0.42)) - 0.34;
    c = mix(c, hex(0xc9913a), smoothstep(0.07, 0.05, clock));
    c = mix(c, hex(0xfff2d0), smoothstep(0.01, -0.01, clock));
    vec2 q = r.xy - vec2(0.0, 0.42);
    float tick = abs(fract(atan(q.x, q.y) / (2.0 * PI) * 12.0 + 0.5) - 0.5);
    c = mix(c, hex(0x2a1a14), smoothstep(0.10, 0.07, tick) * smoothstep(0.24, 0.26, length(q)) * step(length(q), 0.31));
    c = mix(c, hex(0x1a1218), smoothstep(0.006, 0.0, min(seg(q, vec2(0.0), vec2(-0.13, 0.12)), seg(q, vec2(0.0), vec2(0.05, 0.25))) - 0.014));
  }
  lay(k, c, 1.0);
  halo(k, u, vec2(0.0, 0.0), 0.45, blue, 0.4);
  // The train stands on the left; its carriages run to the end of the hall.
  for (int i = 4; i >= 0; i--) {
    float z0 = 1.5 + 1.0 * float(i), z1 = z0 + 0.94;
    float s0 = 1.35 / (z0 + 0.2), s1 = 1.35 / (z1 + 0.2);
    float x0 = -0.85 * s0, x1 = -0.85 * s1;
    float t = (u.x - x0) / (x1 - x0);
    if (t < 0.0 || t > 1.0) continue;
    float s = mix(s0, s1, t);
    float top = eye.y + 0.46 * s, foot = eye.y - 0.66 * s;
    float y = (u.y - foot) / (top - foot);
    float d = max(u.y - top, foot - u.y);
    vec3 body = mix(hex(0x3a0a12), hex(0xb3202a), smoothstep(0.1, 0.8, y)) * (0.55 + 0.5 * smoothstep(0.9, 0.4, y));
    float win = max(abs(fract(t * 6.0) - 0.5) - 0.34, abs(y - 0.62) - 0.15);
    vec3 light = mix(hex(0xff9a3a), hex(0xffe6a0), smoothstep(0.45, 0.75, y));
    body = mix(body, hex(0xd8a850), smoothstep(0.03, 0.0, abs(win) - 0.012));
    body = mix(body, light, smoothstep(0.01, -0.02, win));
    body = mix(body, hex(0xe8b850), smoothstep(0.02, 0.012, min(abs(y - 0.36), abs(y - 0.88))));
    body = mix(body, hex(0x0e0c14), step(y, 0.16));
    body *= 1.0 - 0.6 * smoothstep(0.03, 0.0, min(t, 1.0 - t));
    body = mix(body, blue * 0.5, 0.10 * float(i));
    lay(k, body, fill(d));
    shine(k, light, 0.22 * smoothstep(0.3, 0.0, abs(y - 0.62)) * step(0.0, -d));
  }
  for (int i = 0; i < 6; i++) {
    float f = float(i), x = -0.95 + 0.17 * f;
    mist(k, u, -0.42 - 0.03 * f, 0.16, hex(0xc8d8f0), 0.34 * exp(-pow((u.x - x) * 3.0, 2.0)));
  }
  for (int s = 0; s < 2; s++) for (int i = 0; i < 4; i++) {
    float z = 1.3 + 1.3 * float(i), sc = 1.35 / z, side = s == 0 ? -1.0 : 1.0;
    vec2 at = vec2(side * 0.34 * sc, eye.y + 0.42 * sc);
    lay(k, hex(0x0c0e18), fill(max(abs(u.x - at.x) - 0.010 * sc, max(u.y - at.y, eye.y - 0.8 * sc - u.y))));
    halo(k, u, at, 0.20 * sc + 0.04, lamp, 0.7);
    lay(k, hex(0xfff0c8), fill(length(u - at) - 0.042 * sc));
  }
  beams(k, u, vec2(0.9, 1.3), vec2(-0.6, -1.0), 0.7, blue, 0.30, 4.0);
  mist(k, u, -0.55, 0.24, hex(0x9ab4e0), 0.20);
  motes(k, u, 0.14, 2.0, lamp, 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Iron pillars with brass capitals, and a lantern on each.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, r = 0.045 + 0.012 * w, x = (u.x - side * (w - r)) / r;
    float base = 1.0 + 0.45 * smoothstep(-0.78, -0.90, u.y) + 0.35 * smoothstep(0.62, 0.86, u.y);
    float q = x / base, l = clamp(0.42 - q * 0.65 * side * -1.0, 0.0, 1.0);
    vec3 iron = mix(hex(0x07090f), hex(0x4a5a78), l * l) + hex(0xffb060) * 0.30 * smoothstep(0.5, 1.0, q * -side);
    iron *= 0.8 + 0.25 * step(0.3, fract(q * 3.0));
    float ring_ = min(abs(u.y - 0.62), min(abs(u.y + 0.78), abs(u.y + 0.10)));
    iron = mix(iron, mix(hex(0x3a1e08), hex(0xffd080), l), smoothstep(0.028, 0.022, ring_));
    lay(k, iron, fill((abs(q) - 1.0) * r));
    vec2 p = (u - vec2(side * (w - 0.22 * min(1.0, w)), 0.30)) / 0.10;
    lay(k, hex(0x0c0a10), fill(seg(u, vec2(side * w, 0.54), vec2(side * (w - 0.22 * min(1.0, w)), 0.50)) - 0.010));
    lay(k, hex(0x0c0a10), fill(seg(u, vec2(side * (w - 0.22 * min(1.0, w)), 0.50), vec2(side * (w - 0.22 * min(1.0, w)), 0.40)) - 0.006));
    float glass = max(abs(p.x) - 0.62 - 0.12 * p.y, abs(p.y) - 0.85), cap = max(abs(p.x) - 0.9 * (1.5 - p.y) / 0.7, abs(p.y - 1.12) - 0.28);
    lay(k, mix(hex(0xff9a30), hex(0xfff4d0), exp(-dot(p, p) * 2.2)), fill(glass * 0.1));
    lay(k, mix(hex(0x1a1008), hex(0xc9913a), clamp(0.5 - p.x * 0.5, 0.0, 1.0)), fill(min(cap, min(abs(glass) - 0.07, box2(p + vec2(0.0, 0.98), vec2(0.66, 0.10)))) * 0.1));
    shine(k, hex(0xffb050), 0.55 * exp(-dot(p, p) * 0.30));
  }
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    vec2 at = vec2((f - 2.0) * 0.5 * w, -1.02);
    float n = f2(u * 3.0 + f * 5.0);
    lay(k, hex(0xb8c8e8), 0.50 * smoothstep(0.25, 0.75, n) * exp(-dot((u - at) / vec2(0.5, 0.20), (u - at) / vec2(0.5, 0.20))));
  }
}
