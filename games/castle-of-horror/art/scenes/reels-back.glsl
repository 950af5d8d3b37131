// Behind the reels: five panels of dark damask, lit from above. Drawn 5 by 3 cells.

float damask(vec2 p) {
  p.x = abs(p.x);
  float leaf = length((p - vec2(0.10, 0.06)) * vec2(1.5, 1.0)) - 0.12;
  float hole = length((p - vec2(0.10, 0.08)) * vec2(1.7, 1.0)) - 0.07;
  float stem = abs(p.x - 0.03 - 0.05 * sin(p.y * 9.0)) - 0.012;
  float bud = length(p - vec2(0.0, 0.20)) - 0.05;
  return min(min(max(leaf, -hole), max(stem, abs(p.y) - 0.24)), bud);
}

void main() {
  vec2 u = (gl_FragCoord.xy + uOrigin) / uSize;
  vec2 cell = u * vec2(5.0, 3.0);
  vec2 f = vec2(fract(cell.x) - 0.5, cell.y);
  float round_ = 1.0 - 1.5 * pow(abs(f.x), 2.2) * 1.6;
  vec3 top = vec3(0.022, 0.012, 0.058), low = vec3(0.006, 0.004, 0.018);
  vec3 c = mix(low, top, smoothstep(0.0, 1.0, u.y)) * round_;
  vec2 t = cell * 2.0;
  t.y += mod(floor(t.x), 2.0) * 0.5;
  float d = damask((fract(t) - 0.5));
  c += vec3(0.012, 0.006, 0.026) * smoothstep(0.02, -0.02, d) * round_;
  float edge = min(abs(f.x - 0.5), abs(f.x + 0.5));
  c *= smoothstep(-0.02, 0.06, edge);
  c *= 0.55 + 0.45 * smoothstep(0.0, 0.10, u.y) * smoothstep(1.0, 0.90, u.y);
  c = pow(c, vec3(1.0 / 2.2));
  c += (hash(gl_FragCoord.xy + uOrigin) - 0.5) / 255.0;
  oSurface = vec4(c, 1.0);
  oGlow = vec4(0.0);
}
