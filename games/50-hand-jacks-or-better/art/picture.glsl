// A hall of machines without end: rows of lit screens that run to a bright vanishing point.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void far(inout vec4 k, vec2 u) {
  vec2 eye = vec2(0.0, 0.16);
  vec4 r = room(u, vec2(0.95, 0.62), 9.0, eye);
  vec3 haze = hex(0x7af0f0);
  vec3 c = hex(0x06141e);
  if (r.z >= 0.0 && r.w < 0.5) {
    float seam = abs(fract(r.x * 2.0) - 0.5);
    c = mix(hex(0x0a2030), hex(0x123a4a), step(0.02, seam));
    c += hex(0x40e0e0) * 0.35 * exp(-pow((abs(r.x) - 0.62) * 7.0, 2.0));
  } else if (r.w < 1.5) {
    vec2 cell = vec2(r.x * 1.5, (r.y + 0.62) * 3.2), id = floor(cell), f = fract(cell) - 0.5;
    float screen_ = box2(f, vec2(0.34, 0.30));
    float lit = 0.45 + 0.55 * h2(id + 3.0);
    vec3 glow = mix(hex(0x1aa0c8), hex(0xff4a9a), step(0.74, h2(id)));
    c = mix(hex(0x0a1a26), hex(0x1c3a4c), smoothstep(0.06, 0.0, abs(screen_)));
    c = mix(c, glow * lit, smoothstep(0.02, -0.02, screen_));
    vec2 card = vec2(fract(f.x * 7.0 + 0.5) - 0.5, f.y);
    c = mix(c, hex(0xf4ffff), smoothstep(0.02, -0.02, box2(card, vec2(0.32, 0.13))) * step(abs(f.x), 0.30) * 0.9);
  } else if (r.w < 2.5) {
    float bar = smoothstep(0.10, 0.06, abs(abs(r.x) - 0.42)) * step(0.12, fract(r.y * 1.2));
    c = mix(hex(0x081420), hex(0xd8ffff), bar);
  } else c = haze;
  c = mix(c, haze, smoothstep(0.25, 1.0, r.z) * 0.85);
  lay(k, c, 1.0);
  halo(k, u, eye, 0.5, hex(0xbaffff), 0.8);
  beams(k, u, eye, vec2(0.0, -1.0), 1.5, hex(0x9af6ff), 0.18, 4.0);
  bokeh(k, u, 0.28, 3.0, hex(0x7af0ff), hex(0xff7abc), 0.12);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x06121a), hex(0x24505e), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0x8ff2ee) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x03202c), hex(0x0e7486), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0x8ff2ee), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
