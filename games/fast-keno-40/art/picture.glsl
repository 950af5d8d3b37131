// An avenue at night that runs straight away: towers with lit signs, trails of light on wet asphalt.

vec3 neon(float t) {
  return t < 0.33 ? hex(0xff3f9f) : t < 0.66 ? hex(0x2fd8ff) : hex(0x8a6cff);
}

// One side of the avenue: facades seen at a slant, the farther the narrower.
void facade(inout vec4 k, vec2 u, float side, float horizon) {
  float x = side * u.x / wide();
  if (x < 0.10) return;
  float z = 1.0 / max(x, 0.02), id = floor(z * 1.6 + 0.3), in_ = fract(z * 1.6 + 0.3);
  float tall = (0.62 + 0.75 * h2(vec2(id, side + 3.0))) * x * 1.65;
  float up = u.y - horizon;
  if (up > tall || up < -x * 0.62) return;
  vec3 wall = mix(hex(0x0c0820), hex(0x231648), smoothstep(0.0, 1.0, x));
  wall *= 0.75 + 0.5 * in_;
  vec2 w = vec2(in_ * 7.0, up / x * 14.0), room_ = floor(w), f = abs(fract(w) - 0.5);
  float lit = step(0.60, h2(room_ + id * 17.0 + side)) * step(f.x, 0.34) * step(f.y, 0.26);
  wall += mix(hex(0xffc27a), hex(0x7fd8ff), h2(room_ + 9.0)) * lit * 0.40 * (0.35 + 0.65 * h2(room_ + id));
  // Upright signs at the corner of every second house.
  float sign_ = step(abs(in_ - 0.86), 0.055) * step(0.08 * x, up) * step(up, tall * 0.72) * step(0.35, h2(vec2(id, 8.0)));
  float letter = 0.55 + 0.45 * step(0.3, abs(fract(up / x * 7.0) - 0.5));
  wall = mix(wall, neon(h2(vec2(id, side + 1.0))) * letter * 1.25, sign_);
  float eaves = smoothstep(0.012, 0.004, abs(up - tall + 0.01));
  wall += neon(h2(vec2(id, side + 5.0))) * eaves * 0.8;
  lay(k, wall, 1.0);
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), horizon = -0.16;
  sky(k, u, horizon, hex(0x070312), hex(0x2a0f52), hex(0xb03a8a));
  stars(k, u, 0.5);
  halo(k, u, vec2(0.0, horizon + 0.02), 0.75, hex(0xff6fb8), 0.75);
  halo(k, u, vec2(0.0, horizon + 0.05), 0.34, hex(0xffd0a0), 0.7);
  skyline(k, u, vec4(horizon - 0.02, 0.42, 0.085, 0.010), 3.0, hex(0x1a0c3a), hex(0x3a1a66), hex(0xffb0d8), 0.30);
  skyline(k, u, vec4(horizon - 0.04, 0.27, 0.12, 0.013), 9.0, hex(0x100726), hex(0x2a1450), hex(0x8fe8ff), 0.26);
  // The road: wet, it mirrors what glows above it.
  if (u.y < horizon) {
    vec2 g = ground(u, horizon);
    float d = horizon - u.y;
    vec3 c = mix(hex(0x3a1648), hex(0x07040f), smoothstep(0.0, 0.55, d));
    float wet = n2(vec2(u.x * 9.0, g.y * 3.0));
    c += hex(0xff5fae) * 0.34 * exp(-pow(u.x / (0.16 + d * 0.5), 2.0)) * (0.5 + 0.5 * wet) * smoothstep(0.9, 0.0, d);
    c += hex(0x2fc8ff) * 0.20 * exp(-pow((abs(u.x) - w * d * 0.9) / 0.12, 2.0)) * wet;
    lay(k, c, 1.0);
    // Trails of cars: red away on the right, white on the left, and cyan lines of the lanes.
    for (int i = -4; i <= 4; i++) {
      float lane = float(i) * 0.42 + 0.14;
      float off = abs(u.x - lane * d * 1.25) / (0.006 + d * 0.020);
      float beat = 0.55 + 0.45 * n2(vec2(g.y * 0.9 + float(i) * 5.0, float(i)));
      vec3 trail = i > 0 ? hex(0xff2f5f) : i < 0 ? hex(0xfff0d0) : hex(0x3fe8ff);
      shine(k, trail, (exp(-off * off) + 0.25 * exp(-off * 0.7)) * beat * smoothstep(0.0, 0.05, d) * 0.85);
    }
  }
  facade(k, u, 1.0, horizon);
  facade(k, u, -1.0, horizon);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    halo(k, u, vec2(side * w * 0.92, 0.45), 0.42, s == 0 ? hex(0xff3f9f) : hex(0x2fd8ff), 0.42);
    beams(k, u, vec2(side * w * 0.35, -0.2), vec2(side * 0.25, 1.0), 0.22, hex(0x9fdcff), 0.20, side * 3.0 + 8.0);
  }
  bokeh(k, u, 0.20, 4.0, hex(0xff6fc0), hex(0x5fe0ff), 0.16);
  motes(k, u, 0.10, 2.0, hex(0xd8f4ff), 0.35);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec3 c = s == 0 ? hex(0xff3f9f) : hex(0x2fd8ff);
    // Rails of light that run out of the picture at its foot.
    for (int i = 0; i < 3; i++) {
      vec2 a = vec2(side * (w - 0.62 + 0.16 * float(i)), -1.0), b = vec2(side * (w + 0.05), -0.80 + 0.03 * float(i));
      vec2 p = u - a, v = b - a;
      float t = clamp(dot(p, v) / dot(v, v), 0.0, 1.0), d = length(p - v * t);
      lay(k, mix(c, vec3(1.0), 0.7), fill(d - 0.005));
      shine(k, c, 0.7 * exp(-d * 42.0));
    }
  }
}
